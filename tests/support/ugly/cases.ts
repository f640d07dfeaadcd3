import { files } from './files.ts'
import { headings } from './headings.ts'
import { layouts } from './layouts.ts'
import { values } from './values.ts'

export const uglies = { ...files, ...layouts, ...headings, ...values }
