import { expect, test } from 'vitest'
import { sectionLabel, sectionNames } from './sections.ts'

test('a section is read in the language of the reader', () => {
  for (const name of sectionNames) {
    expect(sectionLabel(name, 'zh')).toBe(name)
    expect(sectionLabel(name, 'en')).toMatch(/^[A-Z][a-z -]+$/)
  }
})
