import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { isMac, modKey } from '../../lib/keyboard.ts'
import { shortcutAreas, shortcuts } from '../../lib/shortcuts.ts'
import './shortcuts.css'

const signs: Readonly<Record<string, string>> = {
  Mod: modKey,
  Alt: isMac ? '⌥' : 'Alt',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
}

/** Every key that works, by the place where it works. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal open width={760} title={t('shortcut.title')} footer={null} onCancel={onClose}>
      <div className="shortcuts">
        {shortcutAreas.map((area) => (
          <section key={area} aria-labelledby={`keys-${area}`}>
            <h3 id={`keys-${area}`}>{t(`shortcut.area.${area}`)}</h3>
            <dl>
              {Object.entries(shortcuts)
                .filter(([, each]) => each.area === area)
                .map(([name, { keys }]) => (
                  <div key={name}>
                    <dt>{t(`shortcut.does.${name}`)}</dt>
                    <dd>
                      {keys.map((each) => (
                        <Keys key={each} keys={each} />
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

const Keys = ({ keys }: { keys: string }) => (
  <kbd>
    {keys
      .split('+')
      .map((key) => signs[key] ?? key)
      .join(' ')}
  </kbd>
)
