import { files } from './files.ts'
import { headings } from './headings.ts'
import { layouts } from './layouts.ts'
import { lists } from './lists.ts'
import { packages } from './packages.ts'
import { pages } from './pages.ts'
import { values } from './values.ts'

export const uglies = {
  ...files,
  ...packages,
  ...pages,
  ...layouts,
  ...lists,
  ...headings,
  ...values,
}
