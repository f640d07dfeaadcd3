import { instructionStatuses } from '@yuncang/shared/nouns/instruction/rules'
import {
  instruction,
  type Instruction,
  type InstructionDraft,
} from '@yuncang/shared/nouns/instruction/contract'
import { Button, Input, Popconfirm } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { PageSelect } from '../../records/form/page-select.tsx'
import { RichTextEditor } from '../../records/rich-text/editor.tsx'

const { Field, FlagField } = fieldsOf<keyof InstructionDraft>('instruction')
export const refreshed = () => queryClient.invalidateQueries(trpc.instruction.pathFilter())

type Props = { row: Instruction | undefined; activeRoute: string; onClose: () => void }

/** One note, to write or to change. */
export function NoteDrawer({ row, activeRoute, onClose }: Props) {
  const { t } = useTranslation()
  const create = useMutation(trpc.instruction.create.mutationOptions(inPlace))
  const update = useMutation(trpc.instruction.update.mutationOptions(inPlace))
  const remove = useMutation(trpc.instruction.remove.mutationOptions())
  const takeAway = async ({ id, version }: Instruction) => {
    await remove.mutateAsync({ id, version })
    onClose()
    await refreshed()
  }
  return (
    <NounDrawer
      title={row ? row.title : t('instruction.new')}
      form="instruction"
      row={row}
      contract={instruction}
      defaults={{ activeRoute, status: instructionStatuses.shown }}
      canWrite={row?.canChange ?? true}
      nameOf={(saved) => saved.title}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={
        <>
          <Field name="title">
            <Input maxLength={80} />
          </Field>
          <Field name="content">
            <RichTextEditor label={t('instruction.field.content')} />
          </Field>
          <Field name="activeRoute">
            <PageSelect />
          </Field>
          <FlagField name="status" />
        </>
      }
    >
      {row?.canChange && (
        <Popconfirm title={t('instruction.removeAsk')} onConfirm={() => void takeAway(row)}>
          <Button danger>{t('action.remove')}</Button>
        </Popconfirm>
      )}
    </NounDrawer>
  )
}
