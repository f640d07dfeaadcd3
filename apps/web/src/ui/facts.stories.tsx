import { CodeText } from './code-text.tsx'
import { Facts } from './facts.tsx'
import { say } from './story-words.ts'

export default { title: 'Facts' }

export const OfAnOrder = {
  render: () => (
    <Facts
      items={[
        [say('订单号', 'Order'), <CodeText key="no" value="RK202611210009" />],
        [say('客户', 'Customer'), '青岛样例橡胶贸易有限公司（虚构）'],
        [say('净重（吨）', 'Net (t)'), '1,063.768'],
        [say('船名航次', 'Vessel and voyage'), 'EVER GLOBE / 长赐 / 1172W'],
        [say('备注', 'Remark'), ''],
      ]}
    />
  ),
}
