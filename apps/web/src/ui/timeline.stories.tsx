import { say } from './story-words.ts'
import { Timeline } from './timeline.tsx'

export default { title: 'Timeline' }

export const OfAnOrder = {
  render: () => (
    <Timeline
      entries={[
        { key: '1', title: say('客服小王 新建', '客服小王 created'), time: '2026-11-21 17:04:13' },
        {
          key: '2',
          title: say('审核老李 驳回', '审核老李 rejected'),
          time: '2026-11-21 18:30:00',
          details: say('净重与提单不符', 'The net weight is not that of the bill of lading'),
        },
      ]}
    />
  ),
}
