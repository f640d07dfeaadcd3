import { useQuery } from '@tanstack/react-query'
import type { CostStandard } from '@yuncang/shared/nouns/cost-code/contract'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import type { ComparedTerm } from '../../records/prices/compared-terms.tsx'
import { ComparedVersions } from '../../records/prices/compared-versions.tsx'
import { plainPrice, unitLabel } from '../../records/prices/figures.ts'
import { PriceHistory } from '../../records/prices/price-history.tsx'
import { SideDrawer } from '../../ui/form/drawer.tsx'
import { standardVersionsIn, type StandardTerms } from './standard-versions.ts'

type Props = {
  /** The id of its fee. */
  feeId: string
  row: CostStandard
  title: string
  onClose: () => void
}

/** Who changed a list price when, and any two of its versions side by side. */
export function StandardHistory({ feeId, row, title, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...trpc.record.prices.queryOptions({ businessId: feeId }),
    ...inPlace,
  })
  const versions = data && standardVersionsIn(row, data)
  return (
    <SideDrawer title={title} onClose={onClose}>
      {versions && versions.length > 1 && (
        <section>
          <h2 style={{ fontSize: 16 }}>{t('costStandard.versions')}</h2>
          <ComparedVersions
            label={t('costStandard.versions')}
            heading={t('costStandard.terms')}
            versions={versions}
            nameOf={({ version, time }) =>
              t('costStandard.version', { version, day: time.slice(0, 10) })
            }
            termsOf={({ before, after }) => termsOf(t, before.terms, after.terms)}
          />
        </section>
      )}
      <section style={{ marginTop: 24 }}>
        <h2 style={{ fontSize: 16 }}>{t('record.priced.title')}</h2>
        <PriceHistory ids={[feeId]} ofLine={row.id} />
      </section>
    </SideDrawer>
  )
}

function termsOf(t: TFunction, before: StandardTerms, after: StandardTerms): ComparedTerm[] {
  const figure = (value: string | null) => (value === null ? '' : plainPrice(value))
  const text = (value: string | null) => value ?? ''
  const end = (value: string | null) => value ?? t('costCode.openEnd')
  const unit = (value: string | null) => (value === null ? '' : unitLabel(value))
  const term = (key: keyof StandardTerms, words: (value: string | null) => string) => ({
    label: t(`costCode.field.${key}`),
    was: words(before[key]),
    is: words(after[key]),
  })
  return [
    term('price', figure),
    term('currency', text),
    term('unit', unit),
    term('minCharge', figure),
    term('validFrom', text),
    term('validTo', end),
  ]
}
