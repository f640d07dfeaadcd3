import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { listed } from '../../lib/language.ts'

/** Who changed a record last, when, and which of its fields; nothing for whoever may not read its history. */
export function WhoChangedLast({ form, id }: { form: string; id: string }) {
  const { t, i18n } = useTranslation()
  const asked = trpc.record.operations.queryOptions({ businessId: id })
  const { data } = useQuery({ ...asked, ...inPlace, staleTime: 0 })
  const last = data?.at(-1)
  if (!last) return null
  const { realName: name, time } = last
  const fields = Object.keys(last.fieldDiff).flatMap((field) => {
    const key = `${form}.field.${field}`
    return i18n.exists(key) ? [t(key)] : []
  })
  return (
    <p>
      {fields.length > 0
        ? t('form.conflict.by', { name, time, fields: listed(fields) })
        : t('form.conflict.byOnly', { name, time })}
    </p>
  )
}
