import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What takes long to draw is drawn once somebody is about to see it. */
export function Seen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (seen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return <div ref={place}>{seen && children}</div>;
}
