import { postgresBillTrigrams, postgresTrigramFunction } from '../core/bill-trigrams.ts'
import type { TableTraits } from '../schema/columns.ts'
import { tableTraits } from '../schema/index.ts'

type Roles = { app: string; system: string }

const ident = (name: string) => `"${name.replaceAll('"', '""')}"`
const currentTenant = "nullif(current_setting('app.tenant', true), '')"

/**
 * Row-level security (docs/decisions/008-postgres-roles.md), grants, the triggers of append-only tables
 * (docs/domain/tenants.md#training-and-append-only-rows) and those of the trigrams: the application sees and writes the
 * rows of the tenant that its transaction names, reads the platform's rows where a table has them, and reaches tables
 * without a tenant only as the system role.
 */
export function accessRulesOf(roles: Roles, version: number): AccessRules {
  return {
    shared: [
      ...roleGrants(roles, version),
      refuseChange,
      postgresTrigramFunction,
      ...sharedClaim(roles),
    ],
    tables: [...tableTraits].map(([table, traits]) => ({
      table,
      statements: [
        ...rowLevelSecurity(table, traits, roles),
        ...(traits.appendOnly ? appendOnlyTrigger(table) : []),
        ...(table === 'inbound_order' ? postgresBillTrigrams : []),
      ],
    })),
  }
}

export type AccessRules = {
  /** What holds no table up: for every start. */
  readonly shared: readonly string[]
  /** What locks a table: for a table whose rules are not these yet. */
  readonly tables: readonly { readonly table: string; readonly statements: readonly string[] }[]
}

function roleGrants({ app, system }: Roles, version: number): string[] {
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

function rowLevelSecurity(table: string, traits: TableTraits, { app, system }: Roles): string[] {
  const name = ident(table)
  const every = 'select, insert, update, delete'
  if (!traits.tenant) return [`grant ${every} on ${name} to ${ident(system)}`]
  const own = `tenant_node = ${currentTenant}`
  const readable = traits.platform
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

const appendOnlyTrigger = (table: string) => [
  `drop trigger if exists ${ident(`${table}_append_only`)} on ${ident(table)}`,
  `create trigger ${ident(`${table}_append_only`)} before update or delete on ${ident(table)}
   for each row execute function refuse_change()`,
]

const sharedClaim = ({ app }: Roles) => [
  'create unlogged table if not exists shared_claim (key text primary key, until timestamptz not null)',
  `grant select, insert, update, delete on shared_claim to ${ident(app)}`,
]
