import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { contract, contractForm, type Contract } from '@yuncang/shared/nouns/contract/contract'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { ContractFields } from './form-fields.tsx'
import { valuesOf } from './form-values.ts'
import type { LoadedContract } from './use-loaded.ts'

const { id: contractId, version: contractVersion } = contract.update.input.shape
const editSchema = contractForm.safeExtend({ id: contractId, version: contractVersion })

type Ways = { onSaved: (saved: Contract) => unknown; onClose: () => void }
type NewProps = Ways & {
  initial: object
  draftId: string
  /** The contract that is copied: its prices are taken over. */
  like?: Contract
}

/** A contract that is not stored yet. */
export function NewContractForm({ initial: given, draftId, like, onSaved, onClose }: NewProps) {
  const { t } = useTranslation()
  const [initial] = useState(given)
  const create = useMutation(trpc.contract.create.mutationOptions(inPlace))
  const createWithPrices = useMutation(trpc.contract.createWithQuotation.mutationOptions(inPlace))
  const save = ({ costListId, ...draft }: z.output<typeof contractForm>) => {
    const quotation = pricesOf(costListId, like?.id)
    return quotation
      ? createWithPrices.mutateAsync({ ...draft, quotation })
      : create.mutateAsync(draft)
  }
  const record = useRecordForm({
    schema: contractForm,
    initial,
    draft: { form: 'contract', id: draftId },
    save,
    onSaved,
    describe: formFailureOf,
  })
  return (
    <FormPage title={t('contract.new')} record={record} onReload={onClose} onClose={onClose}>
      <ContractFields canTakePrices like={like?.contractNo} />
    </FormPage>
  )
}

/** Where the prices come from: a list that is chosen goes before the contract that is copied. */
function pricesOf(costListId: string | undefined, likeContractId: string | undefined) {
  if (costListId !== undefined) return { costListId, details: [] }
  return likeContractId === undefined ? undefined : { likeContractId, details: [] }
}

type EditProps = Ways & {
  loaded: LoadedContract
  /** What stands above the fields. */
  lead?: ReactNode
  onReload: () => void
}

/** A draft, or a contract that was rejected. */
export function EditContractForm({ loaded, lead, onReload, onSaved, onClose }: EditProps) {
  const { t } = useTranslation()
  const { id, version, contractNo: no, quotationStatus } = loaded.contract
  useTabTitle(t('contract.editTab', { no }))
  const [initial] = useState(() => valuesOf(loaded))
  const update = useMutation(trpc.contract.update.mutationOptions(inPlace))
  const record = useRecordForm({
    schema: editSchema,
    initial,
    extra: { id, version },
    draft: { form: 'contract', id, version },
    save: ({ costListId, ...change }) => {
      const quotation = pricesOf(costListId, undefined)
      return update.mutateAsync({ ...change, ...(quotation && { quotation }) })
    },
    onSaved,
    describe: formFailureOf,
  })
  return (
    <FormPage
      title={t('contract.edit', { no })}
      record={record}
      onReload={onReload}
      onClose={onClose}
    >
      {lead}
      <ContractFields canTakePrices={quotationStatus !== auditStatuses.submitted} />
    </FormPage>
  )
}
