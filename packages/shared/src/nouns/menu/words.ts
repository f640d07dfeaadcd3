import { word, type Words } from '../../kernel/words.ts'

export const menuWords = {
  menu: word('菜单', 'Menu'),
} as const satisfies Words
