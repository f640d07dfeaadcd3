import type { SplitDocument } from '@yuncang/shared/nouns/fee-line/split'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { addDocuments } from './split-lines.ts'
import { useCharge } from './split-rows.tsx'

type Props = { lines: Lines; onFound: (found: readonly SplitDocument[]) => void }

/** Adds what a number names: an order, the orders of a bill of lading, or of one container. */
export function AddDocuments({ lines, onFound }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { basis } = useCharge()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState<string>()
  const finding = useMutation({
    ...inPlace,
    mutationFn: (no: string) => client.feeLine.splitBasis.query({ no }),
    onSuccess: (found, no) => {
      onFound(found)
      const isNew = addDocuments(lines, found, basis)
      setNote(isNew ? undefined : t('feeLine.split.known', { no }))
      if (isNew) setTyped('')
    },
    onError: (error) => setNote(apiErrorOf(error).message),
  })
  const no = typed.trim()
  return (
    <div className="split-adder">
      <label htmlFor={id}>{t('feeLine.split.no')}</label>
      <Input.Search
        {...codeKeys}
        id={id}
        value={typed}
        maxLength={64}
        enterButton={t('feeLine.split.add')}
        loading={finding.isPending}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => {
          setTyped(target.value)
          setNote(undefined)
        }}
        // The form around it is not saved by this Enter.
        onPressEnter={(event) => event.preventDefault()}
        onSearch={() => {
          if (no !== '') finding.mutate(no)
        }}
      />
      <p id={`${id}-note`} className="wrong" role="status">
        {note}
      </p>
    </div>
  )
}
