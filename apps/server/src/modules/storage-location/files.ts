import { locationColumns } from '@yuncang/shared/contracts/storage-location-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { writeTemplate } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { importing } from '../import/service/kind.ts'
import { locationImport } from './service/import.ts'

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'location-template.xlsx' : '库位导入模板.xlsx'
  return writeTemplate(name, locationColumns, ctx.call.locale, {
    code: 'W1-A-01-01',
    name: '01位',
    parentCode: 'W1-A-01',
    areaType: '保税',
    maxWeight: '30000',
    maxVolume: '60',
    maxPallet: '24',
    allowMixCustomer: '否',
    allowMixLot: '是',
  })
}

export const storageLocationFiles = {
  'storageLocation.import': upload(importing(locationImport)),
  'storageLocation.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
