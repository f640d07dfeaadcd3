import { readable } from '@yuncang/shared/kernel/messages/figures'
import type { FormatterModule } from 'i18next'

/** Figures in words of ours read as they do in the sentences of the server; none names a format of its own. */
export const figures: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, _language, options) =>
    readable(String(options?.interpolationkey), String(value ?? '')),
}
