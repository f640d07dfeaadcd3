import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOpenSteps } from '../../lib/open-steps.ts'
import { useReclickLock } from '../../lib/reclick-lock.ts'
import './step-menu.css'

/** The longest that a double click takes: its second click is not for the step that has come in place of the first. */
const doubleClickMs = 500

/** A step of a record that somebody may see, and why they cannot take it themselves. */
type Offer<S extends string, F> = { readonly step: S; readonly refusal?: F | undefined }

type Props<S extends string, F> = {
  /** The number of the record. */
  name: string
  nextStep: S | undefined
  others: readonly Offer<S, F>[]
  labelOf: (step: S) => string
  /** What is said for a refusal of an offer. */
  refusalOf: (refusal: F) => string
  /** Steps after which there is no way back. */
  ending: ReadonlySet<S>
  isPending: boolean
  onStep: (step: S) => void
}

/** The next step of a record as a button, the others in a menu. */
export function StepMenu<S extends string, F>(props: Props<S, F>) {
  const { name, nextStep, others, labelOf, refusalOf, ending, isPending, onStep } = props
  const { t } = useTranslation()
  const { isLocked, press } = useReclickLock(doubleClickMs)
  const open = others.filter(({ refusal }) => refusal === undefined).map(({ step }) => step)
  const now = isPending ? [] : [...(nextStep ? [nextStep] : []), ...open]
  useOpenSteps(now.map((step) => ({ label: labelOf(step), name, take: () => onStep(step) })))
  const wordsOf = ({ step, refusal }: Offer<S, F>) => {
    const label = labelOf(step)
    return refusal ? t('grid.refused', { label, reason: refusalOf(refusal) }) : label
  }
  return (
    <>
      {nextStep && (
        <Button
          type="primary"
          loading={isPending}
          aria-disabled={isLocked}
          onClick={() => press(() => onStep(nextStep))}
        >
          {labelOf(nextStep)}
        </Button>
      )}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            className: 'step-menu',
            items: others.map((offer) => ({
              key: offer.step,
              label: wordsOf(offer),
              disabled: isPending || offer.refusal !== undefined,
              danger: ending.has(offer.step),
            })),
            onClick: ({ key }) => onStep(key as S), // the key of an item above
          }}
        >
          <Button icon={<DownOutlined />} iconPlacement="end">
            {t('grid.menu')}
          </Button>
        </Dropdown>
      )}
    </>
  )
}
