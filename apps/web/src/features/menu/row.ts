import type { MenuRecord } from '@yuncang/shared/nouns/menu/contract'
import { currentLanguage } from '../../lib/language.ts'

export const menuName = ({ nameZh, nameEn }: Pick<MenuRecord, 'nameZh' | 'nameEn'>): string =>
  currentLanguage() === 'en' ? nameEn : nameZh

/** Folders with what lies in them below, in the order of the menu. */
export const inOrder = (rows: readonly MenuRecord[]): MenuRecord[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => [top, ...rows.filter(({ parentId }) => parentId === top.id)])
