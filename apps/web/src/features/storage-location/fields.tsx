import { useQuery } from '@tanstack/react-query'
import type { LocationBranch, LocationDraft } from '@yuncang/shared/nouns/storage-location/contract'
import { deepestLevel } from '@yuncang/shared/nouns/storage-location/rules'
import { Input, InputNumber, TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'

const { Field, FlagField, EntryField } = fieldsOf<keyof LocationDraft>('storageLocation')

type Branch = LocationBranch & { children?: readonly Branch[] }
type Option = { value: string; title: string; children: Option[] }

/** Every location that can have others below it, but not the one that is changed, nor what is in it. */
const optionsOf = (branches: readonly Branch[], without: string | undefined): Option[] =>
  branches
    .filter(({ id, level }) => level < deepestLevel && id !== without)
    .map(({ id, code, name, children = [] }) => ({
      value: id,
      title: `${code} ${name}`,
      children: optionsOf(children, without),
    }))

/** Everything a user may fill in; `id` is that of the location that is changed. */
export function LocationFields({ id }: { id?: string }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(trpc.storageLocation.levelTree.queryOptions({}))
  return (
    <>
      <Field name="parentStorageId" help={t('storageLocation.parentHint')}>
        <TreeSelect
          allowClear
          showSearch={{ treeNodeFilterProp: 'title' }}
          loading={isPending}
          treeData={optionsOf(data ?? [], id)}
        />
      </Field>
      <div className="two-columns">
        <Field name="code">
          <Input {...codeKeys} maxLength={40} />
        </Field>
        <Field name="name">
          <Input maxLength={100} />
        </Field>
        <EntryField name="areaType" code="AREA_TYPE" canClear />
        <Field name="maxPallet">
          <InputNumber min={0} max={999_999_999} precision={0} style={{ width: '100%' }} />
        </Field>
        <Field name="maxWeight">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <Field name="maxVolume">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <FlagField name="allowMixCustomer" />
        <FlagField name="allowMixLot" />
      </div>
    </>
  )
}
