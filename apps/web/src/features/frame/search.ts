import { searchOf, text } from '../../lib/list-search.ts'

/** The address of the entry that a frame shows, where its path does not name the entry. */
export const frameSearch = searchOf({ src: text })
