/** Entries for those who keep help, notes and requests; see menus.ts. */
export const supportMenus = [
  {
    code: 'system.help',
    parent: 'system',
    path: '/system/help',
    zh: '帮助文章',
    en: 'Help articles',
    icon: 'help',
    type: 2,
    permission: 'help:write',
  },
  {
    code: 'system.instruction',
    parent: 'system',
    path: '/system/instruction',
    zh: '页面笔记',
    en: 'Notes',
    icon: 'note',
    type: 2,
    permission: 'instruction:manage',
    groupPaths: ['/system/instructionDetail'],
  },
  {
    code: 'system.require',
    parent: 'system',
    path: '/system/require',
    zh: '需求管理',
    en: 'Requests',
    icon: 'request',
    type: 2,
    permission: 'requirement:handle',
  },
] as const
