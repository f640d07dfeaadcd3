import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { png } from '../../support/pictures.ts'
import { workbook } from '../../support/workbooks.ts'
import type { InboundOrderWorld } from '../inbound-order/samples.ts'

const fieldsOf = (businessId: string) => ({ uploadModuleCode: 'RKDD', businessId, docType: 'PL' })

/** Documents of an order: a workbook, a picture with a thumbnail, and one that goes. */
export async function fileWorld(app: TestApp, { orderId }: InboundOrderWorld) {
  const send = async (form: Parameters<TestApp['form']>[1]): Promise<string> => {
    const { body } = await app.form('file.upload', { fields: fieldsOf(orderId), ...form }, 'kf')
    return body.data.id
  }
  const files = {
    orderId,
    workbookId: await send({ file: { name: 'packing.xlsx', bytes: await workbook([['箱号']]) } }),
    pictureId: await send({ file: { name: 'photo.png', bytes: png(400, 300) } }),
    goingId: await send({ file: { name: 'wrong.png', bytes: png(11, 11) } }),
  }
  return { files }
}
type FileWorld = Awaited<ReturnType<typeof fileWorld>>

export const fileSamples: Record<string, Sample<FileWorld>> = {
  'file.upload': {
    as: 'kf',
    upload: async () => png(12, 12),
    fields: ({ files }) => fieldsOf(files.orderId),
  },
  'file.list': {
    as: 'lh',
    input: ({ files }) => ({ uploadModuleCode: 'RKDD', businessId: files.orderId }),
  },
  'file.download': { as: 'lh', input: ({ files }) => ({ id: files.workbookId }) },
  'file.thumbnail': {
    as: 'lh',
    input: ({ files }) => ({ id: files.pictureId }),
    starts: 'RI',
  },
  'file.update': {
    as: 'kf',
    input: ({ files }, turn) => ({
      id: files.workbookId,
      version: turn === 1 ? 2 : 3,
      name: `装箱单${turn}`,
      docType: 'PL',
    }),
  },
  'file.remove': { as: 'kf', input: ({ files }) => ({ id: files.goingId, version: 2 }) },
  'file.usage': { as: 'kf' },
  'file.pictures': { as: 'lh', input: ({ files }) => ({ businessId: files.orderId }) },
  'file.picturesOf': { as: 'lh', input: ({ files }) => ({ businessIds: [files.orderId] }) },
}
