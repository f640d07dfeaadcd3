import { ImportDialog } from './import-dialog.tsx'
import { say } from './story-words.ts'

export default { title: 'Import dialog' }

const failure = () => ({
  message: say('共 2 处需要更正，未导入任何数据', '2 cells need correcting; nothing was imported.'),
  issues: [
    { path: 'customerName', row: 2, column: 'B', message: '没有名为「没有这家公司」的客户' },
    {
      path: 'planPieces',
      row: 4,
      column: 'H',
      message: say('不是整数：十六', 'Not a number: 十六'),
    },
  ],
})

/** Whatever file is chosen, `onFile` decides. */
const dialog = (onFile: () => Promise<string>) => (
  <ImportDialog
    title={say('导入入库订单', 'Import inbound orders')}
    onTemplate={() => undefined}
    onFile={onFile}
    failureOf={failure}
    onClose={() => undefined}
  />
)

export const Accepts = {
  render: () => dialog(() => Promise.resolve(say('已导入 2 张订单', '2 orders imported'))),
}
export const Refuses = { render: () => dialog(() => Promise.reject(new Error('refused'))) }
