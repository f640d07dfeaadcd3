import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { safeAddress } from '@yuncang/shared/kernel/safe-html'

/** What can be written: the elements of the safe list, and nothing beside them. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // An empty line would be added to all that ends in a list or a table.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => safeAddress(address ?? '') !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
]
