import { goToBank, hostChallenge } from './host';
import './sca-frame.css';

if (window.parent === window) {
  goToBank({
    storage: window.sessionStorage,
    document,
    leave: (address) => window.location.replace(address),
  });
} else {
  hostChallenge({ ownWindow: window, parent: window.parent, origin: window.location.origin, document });
}
