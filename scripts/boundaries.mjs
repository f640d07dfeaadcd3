const modules = 'apps/server/src/(?:modules|kernel)/'

/**
 * Packages, modules and the one direction of their imports (ARCHITECTURE.md): no file of `from` imports a file of `to`, unless `unless`
 * says so. `(…)` of `from` may be used in the others as $1.
 */
export const rules = [
  { name: 'shared stands alone', from: '^packages/shared/', to: '^(packages/db|apps)/' },
  { name: 'the database sees shared only', from: '^packages/db/', to: '^apps/' },
  { name: 'the server does not see the web', from: '^apps/server/', to: '^apps/web/' },
  {
    name: 'the web sees the type of the router, in api/',
    from: '^apps/web/',
    to: '^(apps/server|packages/db)/',
    unless: '^apps/server/src/composition/router\\.ts$',
    typesOnly: true,
  },
  {
    name: 'only api/ talks to the server',
    from: '^apps/web/src/(?!api/)',
    to: '^(apps/server/|@trpc/)',
  },
  {
    name: 'no feature imports a feature',
    from: '^apps/web/src/features/([^/]+)/',
    to: '^apps/web/src/features/',
    unless: '^apps/web/src/features/$1/',
  },
  {
    name: 'ui knows no business',
    from: '^apps/web/src/(ui|lib)/',
    to: '^apps/web/src/(api|session|features|records|routes|shell|i18n)/',
  },
  {
    name: 'a module meets another through its service',
    from: `^${modules}([^/]+)/`,
    to: `^${modules}[^/]+/`,
    unless: `^${modules}($1/|[^/]+/service(\\.ts$|/))`,
  },
  {
    name: 'only http/ knows HTTP',
    from: '^apps/server/src/(composition|modules|kernel|platform|files|trpc|demo)/',
    to: '^(apps/server/src/(http/|app\\.ts|main\\.ts)|@?fastify)',
  },
  {
    name: 'the database is opened in one place',
    from: '^apps/server/src/(?!start-up\\.ts)',
    to: '^packages/db/src/(open\\.ts|core/(transaction|verbs)|(sqlite|postgres)/(?!backup))',
  },
  {
    name: 'SQL is spoken through @yuncang/db',
    from: '^(apps|packages/shared)/',
    to: '^(drizzle-orm|better-sqlite3|pg)(/|$)',
  },
]
