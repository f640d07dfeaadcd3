import { asOwner } from '@yuncang/db/postgres/migrate'
import { openSqliteFile } from '@yuncang/db/sqlite/open'

/* The schema of a database as sorted lines, without the order of columns, which depends on when each one was added. */

/** The parts of a statement between its outer parentheses, in alphabetical order. */
function sortedParts(sql: string): string {
  const parts: string[] = ['']
  let depth = 0
  for (const char of sql.replaceAll(/["`]/g, '').replaceAll(/\s+/g, ' ')) {
    if (char === ')') depth -= 1
    if (depth === 1 && char === ',') parts.push('')
    else parts.push((parts.pop() ?? '') + char)
    if (char === '(') depth += 1
    if (depth === 1 && char === '(') parts.push('')
    if (depth === 0 && char === ')') parts.push((parts.pop() ?? '').slice(0, -1), ')')
  }
  return parts
    .map((part) => part.trim())
    .toSorted()
    .join(' | ')
}

export function sqliteShape(file: string): string[] {
  const raw = openSqliteFile(file)
  const rows = raw.prepare('select type, name, sql from sqlite_schema').all() as {
    type: string
    name: string
    sql: string | null
  }[] // rows of the catalogue
  raw.close()
  return rows.map(({ type, name, sql }) => `${type} ${name}: ${sortedParts(sql ?? '')}`).toSorted()
}

const postgresCatalogue = `
  select to_jsonb(x) as line from (
    select relname, relkind, relpersistence, relrowsecurity, relforcerowsecurity,
           array(select unnest(relacl)::text order by 1) as rights, obj_description(oid, 'pg_class') as comment
    from pg_class where relnamespace = 'public'::regnamespace) x
  union all select to_jsonb(x) from (
    select relname, attname, format_type(atttypid, atttypmod) as type, attnotnull,
           pg_get_expr(adbin, adrelid) as fallback
    from pg_attribute join pg_class c on c.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped) x
  union all select to_jsonb(x) from (
    select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace) x
  union all select to_jsonb(x) from (select * from pg_indexes where schemaname = 'public') x
  union all select to_jsonb(x) from (select * from pg_policies) x
  union all select to_jsonb(x) from (
    select pg_get_triggerdef(oid) as trigger from pg_trigger where not tgisinternal) x`

export const postgresShape = (ownerUrl: string): Promise<string[]> =>
  asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ line: object }>(postgresCatalogue)
    return rows.map(({ line }) => JSON.stringify(line)).toSorted()
  })
