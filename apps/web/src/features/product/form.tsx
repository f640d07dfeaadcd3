import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { product } from '@yuncang/shared/nouns/product/contract'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { Alert, App } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { valuesIn } from '../../records/form/fields.tsx'
import { LoadingDrawer } from '../../records/form/loading-drawer.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { HeldRecord } from '../../ui/form/held-record.tsx'
import { ProductFields } from './fields.tsx'
import { ProductHistory } from './history.tsx'
import { refreshed } from './refreshed.ts'
import type { Product } from './row.ts'
import { useProductSteps } from './steps.ts'

const listRoute = getRouteApi('/base/product/index')
const recordRoute = getRouteApi('/base/product/index/$id')

function useBackToList() {
  const search = listRoute.useSearch()
  const navigate = useNavigate()
  return () => void navigate({ to: '/base/product/index', search })
}

/** Says that a product is saved and goes back to the list. */
function useSaved(close: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return async ({ productName: name }: Product) => {
    void message.success(t('record.saved', { name }))
    await refreshed()
    close()
  }
}

const defaults = { isReel: 0, isFutures: 0, isDanger: 0 }

export function NewProduct() {
  const { t } = useTranslation()
  const close = useBackToList()
  const saved = useSaved(close)
  const save = useMutation(trpc.product.create.mutationOptions(inPlace))
  return (
    <RecordDrawer
      title={t('product.new')}
      schema={product.create.input}
      initial={defaults}
      draft={{ form: 'product', id: 'new' }}
      fields={<ProductFields />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={saved}
      onReload={close}
      onClose={close}
    />
  )
}

export function EditProduct() {
  const { t } = useTranslation()
  const { id } = recordRoute.useParams()
  const close = useBackToList()
  const { data, error } = useQuery({ ...trpc.product.get.queryOptions({ id }), ...inPlace })
  if (data) {
    return (
      <HeldRecord record={data}>
        {(shown) => <LoadedProduct record={shown} onClose={close} />}
      </HeldRecord>
    )
  }
  return <LoadingDrawer title={t('product.view')} error={error} onClose={close} />
}

function LoadedProduct({ record, onClose }: { record: Product; onClose: () => void }) {
  const { t } = useTranslation()
  const saved = useSaved(onClose)
  const steps = useProductSteps()
  const save = useMutation(trpc.product.update.mutationOptions(inPlace))
  const isSubmitted = record.auditStatus === auditStatuses.submitted
  const mayWrite = useCan('product:write')
  const canWrite = mayWrite && !isSubmitted
  const { id, version } = record
  return (
    <RecordDrawer
      title={canWrite ? t('product.edit') : t('product.view')}
      schema={product.update.input}
      initial={valuesIn(product.create.input, record)}
      extra={{ id, version }}
      {...(canWrite && { draft: { form: 'product', id, version } })}
      fields={
        <>
          {mayWrite && isSubmitted && (
            <Alert
              type="info"
              showIcon
              title={t('product.beingAudited')}
              style={{ marginBottom: 16 }}
            />
          )}
          <ProductFields />
        </>
      }
      canSave={canWrite}
      save={(values) => save.mutateAsync(values)}
      onSaved={saved}
      onReload={() => void refreshed()}
      onClose={onClose}
    >
      <StepButtons row={record} name={record.productName} steps={steps} onDone={refreshed} />
      <ProductHistory id={id} />
    </RecordDrawer>
  )
}
