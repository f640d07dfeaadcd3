import { files } from './files.ts'
import { layouts } from './layouts.ts'
import { more } from './more.ts'
import { values } from './values.ts'

export const uglies = { ...files, ...layouts, ...values, ...more }
