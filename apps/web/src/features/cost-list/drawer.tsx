import { costList, type CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { useTranslation } from 'react-i18next'
import { client, inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { CostListFields } from './fields.tsx'
import { refreshed } from './refreshed.ts'
import { copyOf, lineOf } from './row.ts'

type Props = {
  /** None for a new one. */
  list: CostList | undefined
  onMade?: (id: string) => void
  onClose: () => void
}

/** The lines of the quotation that is named now, or what there was when it is the same one. */
async function itemsFor(bjdId: string | null, list: CostList | undefined) {
  if (bjdId === null || bjdId === list?.bjdId) return (list?.items ?? []).map(lineOf)
  return (await client.costList.itemsOfQuotation.query({ bjdId })).map(copyOf)
}

/** What a cost list is called, whom it is for, and after which quotation it is made; its lines are edited on its page. */
export function CostListDrawer({ list, onMade, onClose }: Props) {
  const { t } = useTranslation()
  const create = useMutation(trpc.costList.create.mutationOptions(inPlace))
  const update = useMutation(trpc.costList.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={list ? list.name : t('costList.new')}
      form="costList"
      row={list}
      contract={costList}
      canWrite
      nameOf={({ name }) => name}
      create={async (input) => {
        const made = await create.mutateAsync({
          ...input,
          items: await itemsFor(input.bjdId, undefined),
        })
        onMade?.(made.id)
        return made
      }}
      update={async (input) =>
        update.mutateAsync({ ...input, items: await itemsFor(input.bjdId, list) })
      }
      refreshed={refreshed}
      onClose={onClose}
      fields={<CostListFields sheetId={list?.id} />}
    />
  )
}
