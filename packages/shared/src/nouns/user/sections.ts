import type { Locale } from '../../kernel/messages/types.ts'

/**
 * Business sections (业务板块) with the values of dictionary BUSINESS_TYPE that belong to each
 * (docs/domain/tenants.md#business-sections).
 */
const known = {
  保税仓储板块: ['1', '2'],
  跨境电商板块: ['3'],
  货代板块: ['5', '6'],
  期货交割板块: ['4'],
  轮胎销售板块: ['7'],
  堆场板块: ['8'],
} as const
const businessTypes: Readonly<Record<string, readonly string[]>> = known

// Keys of the object above, of which there is at least one.
export const sectionNames = Object.keys(known) as [keyof typeof known, ...(keyof typeof known)[]]

const englishNames: Readonly<Record<string, string>> = {
  保税仓储板块: 'Bonded warehousing',
  跨境电商板块: 'Cross-border e-commerce',
  货代板块: 'Freight forwarding',
  期货交割板块: 'Futures delivery',
  轮胎销售板块: 'Tyre sales',
  堆场板块: 'Container yard',
} satisfies Record<keyof typeof known, string>

/** What people read for a section; its name is the key by which it is stored. */
export const sectionLabel = (name: string, locale: Locale): string =>
  locale === 'en' ? (englishNames[name] ?? name) : name

export const businessTypesOf = (section: string): readonly string[] => businessTypes[section] ?? []

/** The section somebody works in: the chosen one while it is theirs, else the first. */
export const sectionInUse = (chosen: string, sections: readonly string[]): string =>
  sections.includes(chosen) ? chosen : (sections[0] ?? '')
