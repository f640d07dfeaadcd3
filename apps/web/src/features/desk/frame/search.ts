import { searchOf, text } from '../../../lib/list-search.ts'

/** The address that a frame shows, where the menu does not say it. */
export const frameSearch = searchOf({ src: text })
