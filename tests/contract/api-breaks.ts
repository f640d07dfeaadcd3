/* What an interface of before promised and the one of now does not keep; both as lines of api-lines.ts. */
type Field = { isOptional: boolean; kinds: string[] }
type Operation = { access: string; fields: Map<string, Field> }

const isInput = (path: string) => !path.startsWith('answer')

function fieldOf(text: string): [string, Field] {
  const [, path, mark, kinds] = /^([^=?]+)(\??)=(.*)$/.exec(text) ?? []
  if (path === undefined || kinds === undefined) throw new Error(`not a field: ${text}`)
  return [path, { isOptional: mark === '?', kinds: kinds.split('|') }]
}

function readLines(lines: readonly string[]): Map<string, Operation> {
  return new Map(
    lines.map((line) => {
      const [path, method, , access = '', ...fields] = line.split(' ')
      return [`${method} ${path}`, { access, fields: new Map(fields.map(fieldOf)) }]
    }),
  )
}

/** The field that a field lies in; undefined for a parameter or a body. */
function parentOf(path: string): string | undefined {
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), path.lastIndexOf('{'))
  const parent = path.slice(0, end).replace(/#\d+$/, '')
  return parent.startsWith('body') || parent.startsWith('answer') ? parent : undefined
}

const partsOf = (kind: string) => {
  const [, name = '', from, to, rule] =
    /^([^("~][^(~]*)(?:\((-?[\d.]*?)\.\.(-?[\d.]*)\))?(~.*)?$/.exec(kind) ?? []
  return {
    name,
    from: from ? Number(from) : -Infinity,
    to: to ? Number(to) : Infinity,
    rule: rule ?? '',
  }
}

const typeOfConstant = (kind: string) => {
  if (kind.startsWith('"')) return 'string'
  return /^(true|false)$/.test(kind) ? 'boolean' : 'number'
}
const isConstant = (kind: string) => /^("|-?\d|true$|false$)/.test(kind)

/** Whether every value of one kind is a value of the other. */
function fits(kind: string, other: string): boolean {
  if (kind === other || other === 'any') return true
  const wide = partsOf(other)
  if (isConstant(kind)) {
    const isBare = wide.from === -Infinity && wide.to === Infinity && wide.rule === ''
    return !isConstant(other) && isBare && wide.name === typeOfConstant(kind)
  }
  if (isConstant(other)) return false
  const narrow = partsOf(kind)
  const isSameName =
    narrow.name === wide.name || (narrow.name === 'integer' && wide.name === 'number')
  const keepsRule = wide.rule === '' || wide.rule === narrow.rule
  return isSameName && keepsRule && wide.from <= narrow.from && wide.to >= narrow.to
}

/** What was accepted has to be accepted. */
function inputBreaks(before: Field, now: Field): string[] {
  const lost = before.kinds.filter((kind) => !now.kinds.some((each) => fits(kind, each)))
  return [
    ...lost.map((kind) => `no longer takes ${kind}`),
    ...(before.isOptional && !now.isOptional ? ['is required now'] : []),
  ]
}

/** What comes has to be what came; a further constant beside others is an addition. */
function outputBreaks(before: Field, now: Field): string[] {
  const hasConstants = before.kinds.some(isConstant)
  const strange = now.kinds.filter(
    (kind) => !before.kinds.some((each) => fits(kind, each)) && !(hasConstants && isConstant(kind)),
  )
  return [
    ...strange.map((kind) => `may be ${kind} now`),
    ...(!before.isOptional && now.isOptional ? ['may be missing now'] : []),
  ]
}

function fieldBreaks(before: Operation['fields'], now: Operation['fields']): string[] {
  const changed = [...before].flatMap(([path, field]) => {
    const found = now.get(path)
    if (!found) return [`${path} is gone`]
    const breaks = isInput(path) ? inputBreaks(field, found) : outputBreaks(field, found)
    return breaks.map((each) => `${path} ${each}`)
  })
  const added = [...now].filter(([path, field]) => {
    if (before.has(path) || field.isOptional || !isInput(path) || /[\]}]$/.test(path)) return false
    const parent = parentOf(path)
    // Whoever leaves out a new part leaves out what it needs, too.
    return parent === undefined ? path !== 'body' : before.has(parent)
  })
  return [...changed, ...added.map(([path]) => `${path} is new and required`)]
}

/** One sentence for each promise that is not kept; nothing for additions. */
export function apiBreaks(before: readonly string[], now: readonly string[]): string[] {
  const current = readLines(now)
  return [...readLines(before)].flatMap(([address, operation]) => {
    const found = current.get(address)
    if (!found) return [`${address} is gone`]
    const breaks = fieldBreaks(operation.fields, found.fields)
    if (found.access !== operation.access)
      breaks.push(`asks for ${found.access}, before for ${operation.access}`)
    return breaks.map((each) => `${address}: ${each}`)
  })
}
