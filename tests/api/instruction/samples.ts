import { type Row, type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

const note = {
  activeRoute: '/wms/inboundOrder/index',
  title: '提单号的写法',
  content: '<p>提单号不写空格。</p>',
}

export async function instructionWorld(app: TestApp) {
  const create = (): Promise<Row> => app.data('instruction.create', note, 'kf')
  return { instruction: { note: await create(), oldNote: await create() } }
}
type InstructionWorld = Awaited<ReturnType<typeof instructionWorld>>

export const instructionSamples: Record<string, Sample<InstructionWorld>> = {
  'instruction.page': { as: 'kf', input: () => ({ title: '提单' }) },
  'instruction.create': { as: 'kf', input: () => note },
  'instruction.update': {
    as: 'kf',
    input: ({ instruction }) => ({ ...note, ...versioned(instruction.note) }),
  },
  'instruction.remove': { as: 'kf', input: ({ instruction }) => versioned(instruction.oldNote) },
  'instruction.get': { as: 'kf', input: ({ instruction }) => ({ id: instruction.note.id }) },
  'instruction.research': { as: 'kf', input: () => ({ keyword: '提单' }) },
  'instruction.ofRoute': { as: 'kf', input: () => ({ activeRoute: '/wms/inboundOrder/index' }) },
}
