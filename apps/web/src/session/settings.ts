import type { Settings } from '@yuncang/shared/nouns/setting/contract'
import { client } from '../api/client.ts'
import { currentLanguage, languageJustChosen, storeLanguage } from '../lib/language.ts'
import { followPageSize } from '../lib/page-size.ts'
import { adoptPreferences, keepPreferences } from '../lib/preferences.ts'

/** Keeps choices with the person; this browser has its copy whether that works or not. */
export function saveSettings(changes: Settings): void {
  client.setting.save.mutate(changes).catch(() => {})
}

/**
 * Takes over what the person chose in another browser, and tells the server what they choose from now on. True when
 * the page has to start anew, in another language.
 */
export function followPerson({ language, pageSize, ...look }: Settings): boolean {
  adoptPreferences(look)
  followPageSize(pageSize, (size) => saveSettings({ pageSize: size }))
  keepPreferences(saveSettings)
  const chosen = languageJustChosen()
  if (chosen !== undefined) {
    saveSettings({ language: chosen })
    return false
  }
  if (language === undefined || language === currentLanguage()) return false
  storeLanguage(language)
  // Where nothing can be stored there is no use in trying again.
  return currentLanguage() === language
}
