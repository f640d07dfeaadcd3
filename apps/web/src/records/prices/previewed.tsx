import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import './bulk-prices.css'

type Props<D> = {
  preview: Pick<UseQueryResult<D, unknown>, 'data' | 'error' | 'isFetching'>
  renderMoves: (data: D) => ReactNode
}

/** What a preview says once it is worked out, or why it is not. */
export function Previewed<D>({ preview: { data, error, isFetching }, renderMoves }: Props<D>) {
  const { t } = useTranslation()
  if (error) return <p className="bulk-wrong">{apiErrorOf(error).message}</p>
  if (data === undefined || isFetching) return <p className="hint">{t('record.bulk.working')}</p>
  return renderMoves(data)
}
