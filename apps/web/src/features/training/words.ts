export const words = {
  zh: {
    'training.about':
      '这里的数据供培训使用，可以随意操作。重置会清除全部数据，并重新生成到今天为止的演示数据；其他租户不受影响。',
    'training.tenant': '租户',
    'training.history': '演示数据',
    'training.span': '{{months}} 个月，截至 {{until}}',
    'training.lastReset': '上次重置',
    'training.firstStart': '{{time}} 首次启动时生成，尚未重置',
    'training.reset': '重置租户',
    'training.resetAgain': '重新开始重置',
    'training.resetTitle': '重置“{{name}}”',
    'training.warning':
      '租户内录入的订单、库存、合同和费用都将清除，不能恢复。重置约需一分钟，期间其他人员不能操作本租户。',
    'training.typeName': '请输入租户名称“{{name}}”以确认',
    'training.begun': '已开始重置“{{name}}”',
    'training.running': '{{name}} 正在重置，完成前其他人员不能操作本租户',
    'training.brokenOff': '上次重置没有完成，租户暂不可用，请重新开始重置',
  },
  en: {
    'training.about':
      'The data in here is for training; do with it what you like. A reset removes all of it and makes the demo anew, up to today. Other tenants are not touched.',
    'training.tenant': 'Tenant',
    'training.history': 'Demo data',
    'training.span': '{{months}} months, until {{until}}',
    'training.lastReset': 'Last reset',
    'training.firstStart': 'Made on the first start, {{time}}; not reset yet',
    'training.reset': 'Reset the tenant',
    'training.resetAgain': 'Start the reset again',
    'training.resetTitle': 'Reset “{{name}}”',
    'training.warning':
      'All orders, stock, contracts and fees that were entered in the tenant go for good. It takes about a minute, during which nobody else can work in the tenant.',
    'training.typeName': 'Type the name of the tenant, {{name}}, to confirm',
    'training.begun': 'The reset of “{{name}}” has begun',
    'training.running':
      '{{name}} is resetting the tenant; until it is through nobody else can work in it',
    'training.brokenOff':
      'The last reset broke off and the tenant cannot be used. Start the reset again.',
  },
}
