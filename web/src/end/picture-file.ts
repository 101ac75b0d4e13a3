import { PICTURE } from './picture.tsx';

const SVG = 'http://www.w3.org/2000/svg';
/** What drawings colour with; the page's own colours mean nothing outside of it. */
const PAINTED = ['fill', 'stroke'] as const;

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('it is not read')));
    reader.readAsDataURL(blob);
  });

/** Our type within the drawing: a picture may not fetch anything itself. */
async function typeFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI;
    return [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, base }));
  });
  const faces = await Promise.all(
    rules.map(async ({ rule, base }) => {
      const path = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1] ?? '';
      const family = rule.style.getPropertyValue('font-family');
      const weight = rule.style.getPropertyValue('font-weight');
      const file = await (await fetch(new URL(path, base))).blob();
      return `@font-face{font-family:${family};font-weight:${weight};src:url(${await dataUrl(file)})}`;
    }),
  );
  return faces.join('');
}

/** The drawing as a text that needs nothing of the page: colours and type are within it. */
async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  for (const [i, original] of drawing.querySelectorAll('*').entries())
    for (const name of PAINTED)
      if (original.getAttribute(name)?.includes('var('))
        copies[i]?.setAttribute(name, getComputedStyle(original)[name]);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(PICTURE.width));
  copy.setAttribute('height', String(PICTURE.height));
  const style = document.createElementNS(SVG, 'style');
  // Without our type it is written in that of the device.
  style.textContent = await typeFaces().catch(() => '');
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing of the page as a PNG, made on this device. */
export async function pictureFile(drawing: SVGSVGElement, name: string): Promise<File> {
  const text = await standalone(drawing);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(PICTURE.width, PICTURE.height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE.width;
    canvas.height = PICTURE.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (blob === null) throw new Error('the picture is empty');
    return new File([blob], name, { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
