import { Tour } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasKeys, modKey } from '../../lib/keyboard.ts'

/** What is shown, in the order of the eye; a part that is not on this screen is left out. */
const stops = [
  ['menu', '.side-bar'],
  ['search', '.search-box'],
  ['tabs', '.tag-bar'],
  ['jobs', '[data-tour=jobs]'],
  ['look', '[data-tour=look]'],
  ['person', '[data-tour=person]'],
] as const

/** Of these it speaks of keys only to those who have some. */
const aboutKeys = new Set<string>(['search', 'person'])

/** Shows somebody around the frame. */
export function GuidedTour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const steps = stops.flatMap(([name, selector]) => {
    const target = document.querySelector<HTMLElement>(selector)
    if (!target?.checkVisibility()) return []
    const text = aboutKeys.has(name) && !hasKeys() ? 'touch' : 'text'
    const words = {
      title: t(`tour.${name}.title`),
      description: t(`tour.${name}.${text}`, { key: `${modKey} K` }),
    }
    return [{ ...words, target }]
  })
  const texts = { next: t('tour.next'), previous: t('tour.back'), finish: t('tour.end') }
  return (
    <Tour
      open
      current={at}
      onChange={setAt}
      onClose={onClose}
      onFinish={onClose}
      steps={steps.map((step, index) => ({
        ...step,
        nextButtonProps: { children: index === steps.length - 1 ? texts.finish : texts.next },
        prevButtonProps: { children: texts.previous },
      }))}
    />
  )
}
