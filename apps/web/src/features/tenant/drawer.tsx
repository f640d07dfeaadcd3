import { useQuery } from '@tanstack/react-query'
import { tenant, type TenantRecord } from '@yuncang/shared/nouns/tenant/contract'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { valuesIn } from '../../records/form/fields.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { TenantFields } from './fields.tsx'
import { refreshed } from './refreshed.ts'
import { useTenantSteps } from './steps.ts'

type Props = {
  row: TenantRecord | undefined
  onClose: () => void
  /** The first administrator's link was made. */
  onLink: (link: { account: string; token: string }) => void
}

export function TenantDrawer({ row, onClose, onLink }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const steps = useTenantSteps()
  const create = useMutation(trpc.tenant.create.mutationOptions(inPlace))
  const update = useMutation(trpc.tenant.update.mutationOptions(inPlace))
  const onSaved = async ({ name }: TenantRecord) => {
    void message.success(t('record.saved', { name }))
    await refreshed()
    onClose()
  }
  const shared = { canSave: true, onSaved, onReload: () => void refreshed(), onClose }
  if (!row) {
    return (
      <RecordDrawer
        {...shared}
        title={t('tenant.new')}
        schema={tenant.create.input}
        initial={{ dataNode: 'WMS_', type: '仓库类租户', inCompany: 0, contractSubjects: [] }}
        save={async (input) => {
          const { account, token, tenant: made } = await create.mutateAsync(input)
          onLink({ account, token })
          return made
        }}
        fields={<TenantFields isNew />}
      />
    )
  }
  const { id, version, name } = row
  return (
    <RecordDrawer
      {...shared}
      title={`${name} ${id}`}
      schema={tenant.update.input}
      initial={valuesIn(tenant.update.input, row)}
      extra={{ id, version }}
      save={(input) => update.mutateAsync(input)}
      fields={<TenantFields isNew={false} />}
    >
      <StepButtons row={row} name={name} steps={steps} onDone={refreshed} />
      <History id={id} />
    </RecordDrawer>
  )
}

function History({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(trpc.tenant.history.queryOptions({ id }))
  if (data.length === 0) return null
  return (
    <section style={{ marginTop: 24 }}>
      <h2 style={{ fontSize: 16 }}>{t('records.title')}</h2>
      <Timeline
        entries={data.map((each) => ({
          key: each.id,
          time: each.time,
          title: `${each.realName} ${t(`tenant.action.${each.action}`)}`,
          details: null,
        }))}
      />
    </section>
  )
}
