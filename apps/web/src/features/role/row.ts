import type { RoleRecord } from '@yuncang/shared/nouns/role/contract'
import { currentLanguage } from '../../lib/language.ts'

export const roleName = ({ nameZh, nameEn }: Pick<RoleRecord, 'nameZh' | 'nameEn'>): string =>
  currentLanguage() === 'en' ? nameEn : nameZh
