import type { carrier, driver, vehicle } from '@yuncang/shared/nouns/carrier/contract'
import type { TFunction } from 'i18next'
import type * as z from 'zod'
import { grouped } from '../../lib/numbers.ts'
import { StopState, timeColumns } from '../../records/list/columns.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

export type Carrier = z.output<typeof carrier.create.output>
export type Vehicle = z.output<typeof vehicle.create.output>
export type Driver = z.output<typeof driver.create.output>
type NameOf = (carrierId: string | null) => string

const stopColumn = (t: TFunction): GridColumn<{ isStop: 0 | 1 }> => ({
  key: 'isStop',
  title: t('carrier.field.isStop'),
  width: 100,
  text: (row) => (row.isStop ? t('record.state.stopped') : t('record.state.active')),
  isState: true,
  render: (row) => <StopState t={t} isStopped={row.isStop === 1} />,
})

const ownerColumn = (t: TFunction, nameOf: NameOf): GridColumn<{ carrierId: string | null }> => ({
  key: 'carrierId',
  title: t('carrier.field.carrierName'),
  width: 240,
  text: (row) => nameOf(row.carrierId),
})

const weight = (kilograms: string | null) => (kilograms === null ? '' : grouped(kilograms))

export const carrierColumns = (t: TFunction): GridColumn<Carrier>[] => [
  {
    key: 'carrierName',
    title: t('carrier.field.carrierName'),
    width: 260,
    sortable: true,
    pinned: 'start',
    text: (row) => row.carrierName,
  },
  {
    key: 'carrierCode',
    title: t('carrier.field.carrierCode'),
    width: 130,
    sortable: true,
    text: (row) => row.carrierCode,
    render: (row) => <CodeText value={row.carrierCode} />,
  },
  stopColumn(t),
  {
    key: 'contacter',
    title: t('carrier.field.contacter'),
    width: 130,
    text: (row) => row.contacter,
  },
  { key: 'phone', title: t('carrier.field.phone'), width: 140, text: (row) => row.phone },
  { key: 'remark', title: t('carrier.field.remark'), width: 240, text: (row) => row.remark },
  ...timeColumns(t),
]

export const vehicleColumns = (t: TFunction, nameOf: NameOf): GridColumn<Vehicle>[] => [
  {
    key: 'plateNo',
    title: t('vehicle.field.plateNo'),
    width: 150,
    sortable: true,
    pinned: 'start',
    text: (row) => row.plateNo,
    render: (row) => <CodeText value={row.plateNo} />,
  },
  {
    key: 'trailerNo',
    title: t('vehicle.field.trailerNo'),
    width: 130,
    text: (row) => row.trailerNo,
    render: (row) => <CodeText value={row.trailerNo} />,
  },
  stopColumn(t),
  ownerColumn(t, nameOf),
  {
    key: 'tareWeight',
    title: t('vehicle.field.tareWeight'),
    width: 140,
    align: 'end',
    text: (row) => weight(row.tareWeight),
  },
  {
    key: 'frameWeight',
    title: t('vehicle.field.frameWeight'),
    width: 140,
    align: 'end',
    text: (row) => weight(row.frameWeight),
  },
  { key: 'icCard', title: t('vehicle.field.icCard'), width: 140, text: (row) => row.icCard },
  { key: 'owner', title: t('vehicle.field.owner'), width: 160, text: (row) => row.owner },
  ...timeColumns(t),
]

export const driverColumns = (t: TFunction, nameOf: NameOf): GridColumn<Driver>[] => [
  {
    key: 'name',
    title: t('driver.field.name'),
    width: 160,
    sortable: true,
    pinned: 'start',
    text: (row) => row.name,
  },
  {
    key: 'phone',
    title: t('driver.field.phone'),
    width: 140,
    sortable: true,
    text: (row) => row.phone,
  },
  {
    key: 'blacklist',
    title: t('driver.field.blacklist'),
    width: 120,
    text: (row) => (row.blacklist ? t('driver.blacklisted') : t('driver.welcome')),
    render: (row) =>
      row.blacklist ? (
        <StatusTag tone="bad" label={t('driver.blacklisted')} />
      ) : (
        <StatusTag tone="good" label={t('driver.welcome')} />
      ),
  },
  stopColumn(t),
  ownerColumn(t, nameOf),
  { key: 'idNo', title: t('driver.field.idNo'), width: 180, text: (row) => row.idNo },
  {
    key: 'licenseExpire',
    title: t('driver.field.licenseExpire'),
    width: 140,
    sortable: true,
    text: (row) => row.licenseExpire ?? '',
  },
  {
    key: 'blacklistReason',
    title: t('driver.field.blacklistReason'),
    width: 220,
    text: (row) => row.blacklistReason,
  },
  ...timeColumns(t),
]
