import { Switch } from '@headlessui/react';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/Button.browser';
import { CloseButton } from '@/components/ui/CloseButton.browser';
import { ControlText } from '@/components/ui/ControlText.browser';
import { keepWords } from '@/components/ui/keep-words.browser';
import { Modal } from '@/components/ui/Modal.browser';
import { plainName } from '@/i18n/plain-text';
import type { Texts } from '@/lib/texts';
import { readConsent, saveConsent, useDecisionTime } from './consent.browser';

type Props = { text: Texts<'consent.dialog'>; privacyHref: string; startsAtSwitch: boolean; onClose: () => void };

// Every way of closing saves the switch, which follows what another tab stores.
export function ConsentSettings({ text, privacyHref, startsAtSwitch, onClose }: Props) {
  const time = useDecisionTime();
  const [toggle, setToggle] = useState({ time, on: readConsent() === true });
  // A decision in another tab is newer than what the toggle shows.
  if (toggle.time !== time) setToggle({ time, on: readConsent() === true });
  const finish = (accepted: boolean) => {
    saveConsent(accepted);
    onClose();
  };
  const close = () => finish(toggle.on);
  return (
    <Modal open onClose={close} onAbandon={onClose} className="consent-dialog" aria-label={plainName(text.title)}>
      <div className="relative grid min-h-full place-items-center p-4 narrow:p-2">
        {/* A primary click that begins and ends beside the panel; by keyboard Escape and the buttons do the same. */}
        <div className="absolute inset-0" aria-hidden onClick={close} />
        <div
          className={clsx(
            'consent-panel question-line relative w-full max-w-152 animate-rise bg-sheet p-card forced-colors:border',
            'low:sm:max-w-none low:sm:py-4',
          )}
        >
          <CloseButton className="absolute top-3 end-3 size-12" aria-label={text.closeLabel} onClick={close} />
          <h2
            data-focus={!startsAtSwitch || undefined}
            tabIndex={-1}
            className="pe-12 text-title outline-none low:sm:pe-0 low:sm:text-h4"
          >
            <ControlText>{text.title}</ControlText>
          </h2>
          <p className="row-span-2 row-start-2 mt-3 max-w-note leading-normal">
            {keepWords(`${text.intro} `)}
            <a className="inline-link font-medium inline-block" href={privacyHref}>
              <ControlText>{text.privacyLink}</ControlText>
            </a>
          </p>
          <Setting
            title={text.mapsTitle}
            body={text.mapsBody}
            className="row-span-2 row-start-1 mt-6 border-t-line low:sm:mt-0 low:sm:border-t-0 low:sm:pt-0 low:sm:pe-8 low:sm:pb-2"
          >
            <Switch
              checked={toggle.on}
              onChange={(on) => setToggle({ time, on })}
              aria-label={text.mapsToggle}
              data-focus={startsAtSwitch || undefined}
              className="grid h-11 w-15 place-content-center"
            >
              <span className="consent-toggle relative h-7.5 w-14" />
            </Switch>
          </Setting>
          <Setting
            title={text.necessaryTitle}
            body={text.necessaryBody}
            className="row-start-3 border-rule border-t low:sm:py-3"
          >
            <span className="font-medium text-slate text-small">{text.necessaryState}</span>
          </Setting>
          <div className="consent-decisions col-span-full flex flex-wrap gap-2.5 border-t bg-sheet">
            <Button small className="grow basis-26 px-2" onClick={() => finish(false)}>
              {text.declineAll}
            </Button>{' '}
            <Button small className="order-1 grow basis-full sm:order-none sm:basis-26" onClick={close}>
              {text.save}
            </Button>{' '}
            <Button small className="grow basis-26 px-2" onClick={() => finish(true)}>
              {text.acceptAll}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

type SettingProps = { title: string; body: string; className: string; children: ReactNode };

const Setting = ({ title, body, className, children }: SettingProps) => (
  <div className={clsx('col-start-2 flex flex-wrap items-center gap-x-6 gap-y-1 py-5', className)}>
    <p className="grow basis-26 font-semibold">{title}</p>
    {children}
    <p className="max-w-note basis-full text-slate text-small">{keepWords(body)}</p>
  </div>
);
