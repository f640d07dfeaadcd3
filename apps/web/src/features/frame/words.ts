export const words = {
  zh: {
    'frame.refused': '「{{name}}」不能在此处显示',
    'frame.notNamed':
      '{{origin}} 未列入允许嵌入的地址，请系统运维人员将其加入 FRAME_HOSTS 设置；您也可以在新窗口中打开。',
    'frame.notSecure':
      '{{address}} 不是加密网址（https），为安全起见不打开；请管理员在菜单管理中改为 https:// 开头的网址。',
    'frame.noAddress': '菜单中的地址 {{address}} 不正确，请管理员在菜单管理中修改。',
    'frame.window': '在新窗口打开',
  },
  en: {
    'frame.refused': '{{name}} cannot be shown here',
    'frame.notNamed':
      '{{origin}} is not among the addresses that may be shown inside this product. Whoever operates it can add it to the setting FRAME_HOSTS; you can also open it in a window of its own.',
    'frame.notSecure':
      '{{address}} is not reached over https and is not opened, for your safety. An administrator can change the address of the entry to one that begins with https://.',
    'frame.noAddress':
      'The address {{address}} in the menu is not valid. An administrator can change it.',
    'frame.window': 'Open in a new window',
  },
}
