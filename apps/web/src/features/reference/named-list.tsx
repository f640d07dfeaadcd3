import { Input } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { codeKeys } from '../../lib/keyboard.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { useCan } from '../../session/session-context.tsx'
import { noFilters, ReferenceFilters, ReferenceSegments, refreshed } from './parts.tsx'
import { referenceSearch, type ReferenceSearch } from './search.ts'

const { Field, FlagField } = fieldsOf<'code' | 'name' | 'forbiddenStatus'>('reference')
const flags = new Set(['forbiddenStatus'])

type Row = { id: string; version: number; name: string }
type List<R extends Row> = ComponentProps<typeof DrawerList<R, ReferenceSearch>>
type Drawer<C extends z.ZodObject, U extends z.ZodObject, R extends Row> = ComponentProps<
  typeof NounDrawer<C, U, R>
>

type Props<C extends z.ZodObject, U extends z.ZodObject, R extends Row> = Pick<
  List<R>,
  'name' | 'columns' | 'exported' | 'list' | 'rows' | 'search' | 'onSearch' | 'loadPage'
> &
  Pick<Drawer<C, U, R>, 'contract' | 'create' | 'update'> & {
    path: ComponentProps<typeof ReferenceSegments>['current']
    /** Fields besides code, name and state. */
    more?: ReactNode
  }

/** Records of a code and a name that others choose from. */
export function NamedList<C extends z.ZodObject, U extends z.ZodObject, R extends Row>({
  path,
  contract,
  create,
  update,
  more,
  ...page
}: Props<C, U, R>) {
  const { t } = useTranslation()
  const canWrite = useCan('costCode:write')
  return (
    <DrawerList
      {...page}
      title={t('reference.title')}
      segments={<ReferenceSegments current={path} />}
      read={(raw) => referenceSearch.parse(raw)}
      noFilters={noFilters}
      renderFilters={(filter) => <ReferenceFilters search={page.search} onChange={filter} />}
      empty={{ reason: t('reference.empty') }}
      addLabel={t('reference.new')}
      nameOf={(row) => row.name}
      onDone={refreshed}
      renderDrawer={(row, close) => (
        <NounDrawer<C, U, R>
          title={row ? row.name : t('reference.new')}
          form={page.name}
          row={row}
          contract={contract}
          canWrite={canWrite}
          nameOf={(saved) => saved.name}
          create={create}
          update={update}
          refreshed={refreshed}
          onClose={close}
          fields={
            <>
              <Field name="code">
                <Input {...codeKeys} maxLength={20} />
              </Field>
              <Field name="name">
                <Input maxLength={100} />
              </Field>
              {more}
              {row && <FlagField name="forbiddenStatus" />}
            </>
          }
        >
          {row && <RecordHistory id={row.id} noun="reference" flags={flags} labels={{}} />}
        </NounDrawer>
      )}
    />
  )
}
