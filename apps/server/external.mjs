/** The packages that stay outside of the bundle: native code, and what a bundler would change. */
export const external = [
  'better-sqlite3',
  '@node-rs/argon2',
  'sharp',
  // A text of 9 MB, loaded when somebody opens it.
  '@scalar/fastify-api-reference',
  // The readings of all characters, loaded when the first name is written.
  'pinyin-pro',
  // It stores its records under the names of its classes, which a bundler changes.
  'oidc-provider',
]
