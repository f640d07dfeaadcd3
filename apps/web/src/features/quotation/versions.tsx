import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Quotation, QuotationHead } from '@yuncang/shared/nouns/quotation/contract'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { ComparedLines } from '../../records/prices/compared-lines.tsx'
import { revisionText } from './columns.tsx'
import { AuditState } from './status.tsx'
import './versions.css'

type Props = { quotation: Quotation; versions: readonly QuotationHead[] }

/** The versions of a quotation, newest first, and this one beside another of them. */
export function Versions({ quotation, versions }: Props) {
  const { t } = useTranslation()
  const others = versions.filter(({ bjdId }) => bjdId !== quotation.bjdId)
  const older = others.find(({ bjdId }) => bjdId < quotation.bjdId) ?? others[0]
  const [picked, setPicked] = useState<string>()
  const otherId = picked ?? older?.bjdId
  const other = useQuery({
    ...trpc.quotation.get.queryOptions({ id: otherId ?? '' }),
    enabled: otherId !== undefined,
    ...inPlace,
  })
  if (!older) return null
  const nameOf = (head: QuotationHead) =>
    `${revisionText(t, head.revision)} ${head.createTime.slice(0, 10)}`
  const sides = other.data && [other.data, quotation].sort((a, b) => (a.bjdId < b.bjdId ? -1 : 1))
  const [before, after] = sides ?? []
  return (
    <section className="card">
      <h2>{t('quotation.versions')}</h2>
      <ul className="version-list">
        {versions.map((each) => (
          <li key={each.bjdId}>
            {each.bjdId === quotation.bjdId ? (
              <strong>{nameOf(each)}</strong>
            ) : (
              <Link to="/contract/quotation/detail/$id" params={{ id: each.bjdId }}>
                {nameOf(each)}
              </Link>
            )}{' '}
            <AuditState status={each.auditStatus} />
          </li>
        ))}
      </ul>
      <p>
        {t('quotation.compareWith')}{' '}
        <Select
          aria-label={t('quotation.compareWith')}
          value={otherId ?? null}
          style={{ minWidth: 200 }}
          options={others.map((each) => ({ value: each.bjdId, label: nameOf(each) }))}
          onChange={(next: string | null) => setPicked(next ?? undefined)}
        />
      </p>
      {before && after && (
        <ComparedLines
          before={{ name: nameOf(before), lines: before.details }}
          after={{ name: nameOf(after), lines: after.details }}
        />
      )}
    </section>
  )
}
