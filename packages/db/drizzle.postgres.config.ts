import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './drizzle.postgres.tables.cjs',
  out: process.env['MIGRATIONS_OUT'] ?? './migrations/postgres',
  casing: 'snake_case',
})
