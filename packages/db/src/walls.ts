import type { TableMarks } from './columns.ts'
import { postgresBillGrams, postgresGramFunction, sqliteBillGrams } from './bill-grams.ts'
import { tableMarks } from './schema/index.ts'

const appendOnlyTables = () =>
  [...tableMarks].filter(([, marks]) => marks.appendOnly).map(([table]) => table)

/**
 * Triggers that keep append-only tables what they are, except for a training tenant under a maintenance grant
 * (decisions.md 14), and those of the grams. Made anew after every migration: rebuilding a table on SQLite drops its
 * triggers silently.
 */
export const sqliteWalls = (): string[] => [...sqliteAppendOnly(), ...sqliteBillGrams]

function sqliteAppendOnly(): string[] {
  return appendOnlyTables().flatMap((table) =>
    ['update', 'delete'].flatMap((event) => {
      const name = `${table}_no_${event}`
      return [
        `drop trigger if exists ${name}`,
        `create trigger ${name} before ${event} on ${table}
         when not exists (
           select 1 from maintenance_grant g join tenant t on t.data_node = g.tenant_node
           where g.tenant_node = old.tenant_node and t.training = 1)
         begin select raise(abort, '${table} is append-only'); end`,
      ]
    }),
  )
}

type Roles = { app: string; system: string }

const ident = (name: string) => `"${name.replaceAll('"', '""')}"`
const currentTenant = "nullif(current_setting('app.tenant', true), '')"

/**
 * The same for PostgreSQL, and row-level security on top (decisions.md 9): the application sees and writes the rows of
 * the tenant that its transaction names, reads the platform's rows where a table has them, and reaches tables without
 * a tenant only as the system role.
 */
export function postgresWalls(roles: Roles, version: number): PostgresWalls {
  return {
    shared: [
      ...roleWalls(roles, version),
      refuseChange,
      postgresGramFunction,
      ...sharedClaim(roles),
    ],
    tables: [...tableMarks].map(([table, marks]) => ({
      table,
      statements: [
        ...tableWalls(table, marks, roles),
        ...(marks.appendOnly ? appendOnlyWalls(table) : []),
        ...(table === 'inbound_order' ? postgresBillGrams : []),
      ],
    })),
  }
}

export type PostgresWalls = {
  /** What holds no table up: for every start. */
  readonly shared: readonly string[]
  /** What locks a table: for a table whose walls are not these yet. */
  readonly tables: readonly { readonly table: string; readonly statements: readonly string[] }[]
}

function roleWalls({ app, system }: Roles, version: number): string[] {
  const inherits = version >= 160_000 ? ' with inherit false, set true' : ''
  return [
    `do $$ begin
       if not exists (select from pg_roles where rolname = '${system.replaceAll("'", "''")}') then
         create role ${ident(system)} nologin;
       end if;
     end $$`,
    // Before 16 a membership inherits by the member's own attribute.
    ...(version >= 160_000 ? [] : [`alter role ${ident(app)} noinherit`]),
    `grant ${ident(system)} to ${ident(app)}${inherits}`,
    `grant usage on schema public to ${ident(app)}, ${ident(system)}`,
  ]
}

function tableWalls(table: string, marks: TableMarks, { app, system }: Roles): string[] {
  const name = ident(table)
  const every = 'select, insert, update, delete'
  if (!marks.tenant) return [`grant ${every} on ${name} to ${ident(system)}`]
  const own = `tenant_node = ${currentTenant}`
  const readable = marks.platform
    ? `(${own} or (tenant_node = '*' and ${currentTenant} is not null))`
    : own
  const policy = (suffix: string, rule: string) => [
    `drop policy if exists ${ident(`${table}_${suffix}`)} on ${name}`,
    `create policy ${ident(`${table}_${suffix}`)} on ${name} ${rule}`,
  ]
  return [
    `alter table ${name} enable row level security`,
    `alter table ${name} force row level security`,
    ...policy('read', `for select to ${ident(app)} using (${readable})`),
    ...policy('insert', `for insert to ${ident(app)} with check (${own})`),
    ...policy('update', `for update to ${ident(app)} using (${own}) with check (${own})`),
    ...policy('delete', `for delete to ${ident(app)} using (${own})`),
    ...policy('system', `for all to ${ident(system)} using (true) with check (true)`),
    `grant ${every} on ${name} to ${ident(app)}, ${ident(system)}`,
  ]
}

// As its owner, since the application may read neither tenants nor grants.
const refuseChange = `create or replace function refuse_change() returns trigger language plpgsql security definer
  set search_path = public as $$ begin
    if exists (select 1 from maintenance_grant g join tenant t on t.data_node = g.tenant_node
               where g.tenant_node = old.tenant_node and t.training = 1) then
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end if;
    raise exception '% is append-only', tg_table_name;
  end $$`

const appendOnlyWalls = (table: string) => [
  `drop trigger if exists ${ident(`${table}_append_only`)} on ${ident(table)}`,
  `create trigger ${ident(`${table}_append_only`)} before update or delete on ${ident(table)}
   for each row execute function refuse_change()`,
]

const sharedClaim = ({ app }: Roles) => [
  'create unlogged table if not exists shared_claim (key text primary key, until timestamptz not null)',
  `grant select, insert, update, delete on shared_claim to ${ident(app)}`,
]
