import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { $timetableFailure, Timetable } from '@/features/browse-timetable';
import { $mode } from '@/shared/mode';
import { sessionPath } from '@/shared/routes';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Stack } from '@/shared/ui/stack';
import { BookButton, bookingShown, OrderSheet, panelAvailabilityChanged } from '@/widgets/book-place';
import { CentreHeader } from '@/widgets/centre-tabs';
import { buildPanelAddress, findPanelSessionId, PANEL_PUSHED } from '../lib/panel-address';
import * as model from '../model/location';
import { text } from '../texts';
import { useWideWindow } from './use-wide-window';

/** Loads when the pointer or the focus enters the list, or if the address contains a session. */
const loadPanel = () => import('./session-panel').then((code) => code.SessionPanel);
const SessionPanel = createLazyComponent(loadPanel);

/** The timetable of a centre, one day at a time, with a session in a panel if there is room. Requirement B1.1. */
export function LocationPage() {
  const { locationSlug = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const sessionId = findPanelSessionId(location.search);
  const { venueName, failure, mode, ...events } = useUnit({
    venueName: model.$venueName,
    failure: $timetableFailure,
    mode: $mode,
    reportShown: bookingShown,
    reportPanel: panelAvailabilityChanged,
    openSession: model.sessionOpened,
  });
  const hasPanel = useWideWindow() && !mode.isEmbedded;
  useEffect(() => {
    events.reportShown();
  }, [events.reportShown]);
  useEffect(() => {
    events.reportPanel(hasPanel);
    return () => {
      events.reportPanel(false);
    };
  }, [hasPanel, events.reportPanel]);
  const preloadPanel = hasPanel ? () => void loadPanel().catch(() => {}) : undefined;
  const closePanel = () =>
    location.state === PANEL_PUSHED
      ? navigate(-1)
      : navigate(buildPanelAddress(location, null), { replace: true });
  if (sessionId !== null && !hasPanel) return <Navigate to={sessionPath(locationSlug, sessionId)} replace />;
  return (
    <Stack gap="1" onFocus={preloadPanel} onPointerOver={preloadPanel}>
      <CentreHeader
        title={text('location.title')}
        slug={locationSlug}
        venueName={venueName}
        failure={failure}
      />
      <Timetable
        slug={locationSlug}
        Action={BookButton}
        onOpen={hasPanel ? (id) => events.openSession(id) : undefined}
      />
      {hasPanel && sessionId !== null && (
        <Suspense fallback={null}>
          <SessionPanel sessionId={sessionId} slug={locationSlug} onClose={closePanel} />
        </Suspense>
      )}
      <OrderSheet />
    </Stack>
  );
}
