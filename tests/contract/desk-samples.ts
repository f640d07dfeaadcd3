import type { TestApp } from '../support/app.ts'
import { contractsOf, type Made } from '../support/contracts.ts'
import type { Sample } from './samples.ts'

export const sampleNote = {
  activeRoute: '/wms/inboundOrder/index',
  title: '提单号的写法',
  content: '<p>提单号不写空格。</p>',
}
const article = { briefInstructions: '本单位的班次', details: '<p>早班 8 点到 16 点。</p>' }
const request = { title: '列表加一列', content: '入库订单列表加船名。' }
/** Of a month that is over; the customer of both is 青岛示范仓储. */
const [synced, connected] = ['HTXT-202503-01', 'HTXT-202506-01']

/** Help, notes and requests to change, and contracts from the contract system. */
export async function deskWorld(app: TestApp) {
  const made = (operation: string, input: object, as: string): Promise<Made> =>
    app.data(operation, input, as)
  const sync = async (contractCode: string): Promise<Made> => {
    await app.data('contractSync.sync', { contractCode }, 'sw')
    return (await app.data('contract.page', { contractNo: contractCode }, 'sw')).records[0]
  }
  const { records } = await app.data('customer.page', { customerName: '青岛示范仓储' }, 'kf')
  return {
    article: await made('help.create', article, 'admin'),
    oldArticle: await made('help.create', article, 'admin'),
    note: await made('instruction.create', sampleNote, 'kf'),
    oldNote: await made('instruction.create', sampleNote, 'kf'),
    request: await made('requirement.create', request, 'kf'),
    customer: records[0] as Made, // a customer of the demo
    synced: await sync(synced),
    connected: await sync(connected),
    draft: await contractsOf(app).draft(String(records[0].id)),
  }
}
export type DeskWorld = Awaited<ReturnType<typeof deskWorld>>

const of = ({ id, version }: Made) => ({ id, version })

export const deskSamples: Record<string, Sample> = {
  'help.list': { as: 'kf' },
  'help.search': { as: 'kf', input: () => ({ briefInstructions: '仓储费' }) },
  'help.page': { as: 'admin', input: () => ({ briefInstructions: '班次' }) },
  'help.create': { as: 'admin', input: () => article },
  'help.update': { as: 'admin', input: ({ desk }) => ({ ...article, ...of(desk.article) }) },
  'help.remove': { as: 'admin', input: ({ desk }) => of(desk.oldArticle) },
  'instruction.page': { as: 'kf', input: () => ({ title: '提单' }) },
  'instruction.create': { as: 'kf', input: () => sampleNote },
  'instruction.update': { as: 'kf', input: ({ desk }) => ({ ...sampleNote, ...of(desk.note) }) },
  'instruction.remove': { as: 'kf', input: ({ desk }) => of(desk.oldNote) },
  'instruction.get': { as: 'kf', input: ({ desk }) => ({ id: desk.note.id }) },
  'instruction.research': { as: 'kf', input: () => ({ keyword: '提单' }) },
  'instruction.ofRoute': { as: 'kf', input: () => ({ activeRoute: '/wms/inboundOrder/index' }) },
  'requirement.page': { as: 'kf', input: () => ({ status: 0 }) },
  'requirement.create': { as: 'kf', input: () => request },
  'requirement.step': {
    as: 'admin',
    input: ({ desk }) => ({ ...of(desk.request), step: 'accept', reply: '下个版本' }),
  },
  'customerSync.search': { as: 'kf', input: () => ({ key: '云海橡胶' }) },
  'customerSync.take': { as: 'kf', input: () => ({ id: 'PT00' }) },
  'customerSync.byName': {
    as: 'kf',
    input: () => ({ customerName: '青岛联合棉业有限公司（虚构）' }),
  },
  'customerSync.save': { as: 'kf', input: ({ desk }) => of(desk.customer) },
  'contractSync.sync': { as: 'sw', input: () => ({ contractCode: 'HTXT-202501-01' }) },
  'contractSync.synchronize': { as: 'sw', input: ({ desk }) => ({ id: desk.synced.id }) },
  'contractSync.connect': {
    as: 'sw',
    input: ({ desk }) => ({ ...of(desk.draft), syncedId: desk.connected.id }),
  },
  'connector.list': { as: 'trainer' },
  'connector.setFault': {
    as: 'trainer',
    input: () => ({ system: 'contractSystem', fault: 'slow' }),
  },
}
