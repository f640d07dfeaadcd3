export const words = {
  zh: {
    'terminalApp.pda': '仓库终端',
    'terminalApp.yard': '堆场终端',
  },
  en: {
    'terminalApp.pda': 'Warehouse terminal',
    'terminalApp.yard': 'Yard terminal',
  },
}
