export type Fields = ReadonlyMap<string, string>

/**
 * The groups of fields in a text, with empty lines between them, as a header is one and a delivery status some: names in
 * small letters, the first of each counts, a value goes on in lines that begin with a space.
 */
export function fieldGroups(text: string, groupsAtMost: number): Fields[] {
  const groups: Map<string, string>[] = []
  let group: Map<string, string> | undefined
  let last: string | undefined
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      if (group && groups.length === groupsAtMost) break
      group = undefined
      last = undefined
      continue
    }
    if (!group) groups.push((group = new Map<string, string>()))
    if (/^[ \t]/.test(line)) {
      if (last !== undefined) group.set(last, `${group.get(last) ?? ''} ${line.trim()}`)
      continue
    }
    const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? []
    const key = name?.toLowerCase()
    last = key === undefined || group.has(key) ? undefined : key
    if (last !== undefined) group.set(last, value?.trim() ?? '')
  }
  return groups
}
