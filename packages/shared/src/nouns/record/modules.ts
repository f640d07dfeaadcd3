import type { Permission } from '../../access.ts'
import { businessModules, moduleWords } from '../../kernel/business-modules.ts'
import type { Words } from '../../kernel/words.ts'

type Name = keyof typeof businessModules
type RecordModule = {
  [Each in Name]: { code: (typeof businessModules)[Each] } & (typeof moduleWords)[Each]
}[Name]

const words = moduleWords satisfies Record<Name, Words[string] & { reader?: Permission }>

/** Dictionary OPERATE_MODULE: what records are about. */
export const recordModules = (Object.keys(words) as Name[]).map(
  (name) => ({ code: businessModules[name], ...words[name] }) as RecordModule, // code and words of one name
)
